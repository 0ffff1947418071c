import type { Anchor, Audience, DisplayData, ExperienceType } from '../experience.ts';

export interface ExperienceToEdit {
  id: string;
  type: ExperienceType;
  audience: Audience;
  display_data: DisplayData;
  priority: number;
  most_views: number | null;
  rest_days: number | null;
  starts_at: string | null;
  ends_at: string | null;
  is_on: boolean;
}

type Fields = Readonly<Record<string, string>>;

const numberOf = (text: string | undefined) => (text?.trim() ? Number(text) : undefined);

/** What the fields of the form say; empty ones say nothing. */
export function settingsFrom(fields: Fields) {
  const { starts_at = '', ends_at = '' } = fields;
  return {
    type: fields.type as ExperienceType,
    audience: fields.audience as Audience,
    display_data: displayDataFrom(fields),
    priority: numberOf(fields.priority) ?? 0,
    most_views: numberOf(fields.most_views) ?? null,
    rest_days: numberOf(fields.rest_days) ?? null,
    starts_at: momentFrom(starts_at),
    ends_at: momentFrom(ends_at),
    is_on: fields.is_on === 'on',
  };
}

export function displayDataFrom(fields: Fields): DisplayData {
  const isOn = (name: string) => (fields[name] === 'on' ? true : undefined);
  const said = (name: string) => fields[name]?.trim() || undefined;
  const anchor = said('anchor') as Anchor | undefined;
  const link = said('secondary_url');
  const data: DisplayData = {
    text: said('text'),
    ...{ button_text: said('button_text'), button_uri: said('button_uri') },
    complete_button_text: said('complete_button_text'),
    secondary_cta_link: link ? { text: said('secondary_text') ?? link, url: link } : undefined,
    anchors_by_platform: anchor && { web: anchor, web_mobile: anchor },
    flyout_direction: said('flyout_direction') as DisplayData['flyout_direction'],
    delay: numberOf(fields.delay),
    ...{ scroll_to_dismiss: isOn('scroll_to_dismiss'), complete_on_hover: isOn('complete_on_hover') },
    scroll_to_dismiss_delay_in_seconds: numberOf(fields.scroll_delay),
    ...{ has_pulsar: isOn('has_pulsar'), has_tooltip: isOn('has_tooltip') },
  };
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}

/** Schedules are in UTC, as the numbers of a day are. */
function momentFrom(text: string): string | null {
  const moment = new Date(`${text}Z`);
  return text && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}

/** As a field for a date and time shows it. */
export function fieldOfMoment(moment: string | null): string {
  return moment?.slice(0, 16) ?? '';
}
