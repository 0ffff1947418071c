alter table ads add column pin_fingerprint text;
comment on column ads.pin_fingerprint is 'Of what the pin said, showed and led to when the ad was submitted; with another one the ad is reviewed again. Null of ads from before, whose pin is gone.';

update ads set pin_fingerprint = md5(p.title || chr(10) || p.description || chr(10) || coalesce(p.link, '') || chr(10) || p.image_signature)
from pins p where p.home = ads.home and p.id = ads.pin_id;

alter table ads add constraint ads_pin_fingerprint_check check (pin_fingerprint ~ '^[0-9a-f]{32}$');
