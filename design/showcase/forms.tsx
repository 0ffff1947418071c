import { type FormEvent, useState } from 'react';
import { TitledGroup } from '#design/checkbox/choice-group.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox, Radio, Switch } from '../checkbox/checkbox.tsx';
import { ChoiceGroup } from '../checkbox/choice-group.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { errorOf, type FormError, FormErrors, useFormErrors } from '../field/form-errors.tsx';
import { TextArea, TextField } from '../field/text-field.tsx';
import { FileDrop } from '../file-drop/file-drop.tsx';
import { SearchIcon } from '../icons/icons.tsx';
import { Select } from '../select/select.tsx';
import { toast } from '../toast/toast.ts';
import { Row, Section } from './section.tsx';
import styles from './showcase.module.css';

const CITIES = ['Amsterdam', 'Berlin', 'Cairo', 'Dakar', 'Edinburgh', 'Florence', 'Granada', 'Helsinki'].map(
  (label) => ({
    id: label.toLowerCase(),
    label,
  }),
);

function wrongFields(form: FormData): FormError[] {
  const errors: FormError[] = [];
  if (!form.get('name')) errors.push({ field: 'name', message: 'Give it a name' });
  if (!form.get('about')) errors.push({ field: 'about', message: 'Say what it is about' });
  if (!form.get('density')) errors.push({ field: 'density', message: 'Choose how dense' });
  return errors;
}

export function Forms() {
  const { errors, setErrors, onChange } = useFormErrors();
  const [city, setCity] = useState<string | null>('berlin');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors(wrongFields(new FormData(event.currentTarget)));
  };
  return (
    <Section title="Forms">
      <form onSubmit={submit} onChange={onChange} noValidate className={styles.fields}>
        <div style={{ gridColumn: '1 / -1' }}>
          <FormErrors errors={errors} />
        </div>
        <TextField
          name="name"
          label="Name"
          placeholder='Like "Places to go"'
          error={errorOf(errors, 'name')}
        />
        <TextField name="site" label="Website" isOptional hint="Starts with https://" type="url" />
        <TextField label="Wrong" defaultValue="ada@" error="This is no e-mail address" />
        <TextField
          label="Search"
          isLabelHidden
          isPill
          icon={<SearchIcon />}
          placeholder="Search"
          type="search"
        />
        <TextField label="Disabled" disabled defaultValue="Nobody writes here" />
        <Select
          label="Kind"
          placeholder="Choose"
          options={CITIES.map(({ id, label }) => ({ value: id, label }))}
        />
        <ComboBox label="City" options={CITIES} value={city} onChange={setCity} hint="Type to find" />
        <TextArea name="about" label="About" error={errorOf(errors, 'about')} hint="It grows" />
        <div>
          <Checkbox name="secret" hint="Only you and those you invite see it" defaultChecked>
            Keep it secret
          </Checkbox>
          <Checkbox>Unchecked</Checkbox>
          <Checkbox disabled defaultChecked>
            Disabled
          </Checkbox>
        </div>
        <ChoiceGroup legend="Density" error={errorOf(errors, 'density')}>
          <Radio name="density" value="regular">
            Regular
          </Radio>
          <Radio name="density" value="dense">
            Compact
          </Radio>
        </ChoiceGroup>
        <TitledGroup title="Mail" about="What comes to your address.">
          <Switch defaultChecked>Mail me</Switch>
          <Switch hint="Every morning at eight">Daily digest</Switch>
        </TitledGroup>
        <Row>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </Row>
      </form>
      <FileDrop
        label="Choose a file, drop it here or paste it"
        hint="JPEG, PNG or WebP under 20 MB"
        accept="image/*"
        isMultiple
        onFiles={(files) => toast.show({ text: files.map((file) => file.name).join(', '), duration: 3000 })}
        onRefused={() => toast.show({ text: 'Only pictures', kind: 'error', duration: 3000 })}
      />
    </Section>
  );
}
