-- A business is called what its profile is called, so nothing keeps a second name.
alter table partner_profiles drop column business_name;
