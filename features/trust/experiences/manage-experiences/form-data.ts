import {
  type Anchor,
  type Audience,
  type DisplayData,
  type ExperienceType,
  isPointing,
} from '../experience.ts';

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
  requires_state: string | null;
}

type WrittenData = DisplayData & { display_type?: ExperienceType | undefined };

type Fields = Readonly<Record<string, string>>;

const numberOf = (text: string | undefined) => (text?.trim() ? Number(text) : undefined);

/** What the fields of the form say; empty ones say nothing, and what it does not show stays as it is. */
export function settingsFrom(fields: Fields, stored: ExperienceToEdit | null) {
  const { starts_at = '', ends_at = '' } = fields;
  return {
    type: fields.type as ExperienceType,
    audience: fields.audience as Audience,
    display_data: displayDataFrom(fields, stored?.display_data),
    priority: numberOf(fields.priority) ?? 0,
    ...(!stored?.requires_state && {
      most_views: numberOf(fields.most_views) ?? null,
      rest_days: numberOf(fields.rest_days) ?? null,
    }),
    starts_at: momentFrom(starts_at),
    ends_at: momentFrom(ends_at),
    // An existing one is stopped and started by its button, perhaps while the form is open.
    ...(!stored && { is_on: fields.is_on === 'on' }),
  };
}

/** What stands beside a dot may have a text of its own. */
export function shownText(type: string | undefined, { text, tooltip }: DisplayData): string | undefined {
  return type === 'pulsar' ? (tooltip ?? text) : (text ?? tooltip);
}

export function displayDataFrom(fields: Fields, stored: DisplayData = {}): WrittenData {
  const isOn = (name: string) => (fields[name] === 'on' ? true : undefined);
  const said = (name: string) => fields[name]?.trim() || undefined;
  const anchor = said('anchor') as Anchor | undefined;
  const link = said('secondary_url');
  const side = said('flyout_direction') as DisplayData['flyout_direction'];
  const isBesideDot = fields.type === 'pulsar' && stored.tooltip !== undefined;
  const anchors = stored.anchors_by_platform;
  const points = isPointing(fields.type as ExperienceType);
  const { has_pulsar, has_tooltip, flyout_direction, complete_on_hover, ...others } = stored;
  const data: WrittenData = {
    ...(points ? stored : others),
    display_type: stored.display_type ? (fields.type as ExperienceType) : undefined,
    [isBesideDot ? 'tooltip' : 'text']: said('text'),
    ...{ button_text: said('button_text'), button_uri: said('button_uri') },
    complete_button_text: said('complete_button_text'),
    secondary_cta_link: link ? { text: said('secondary_text') ?? link, url: link } : undefined,
    anchors_by_platform: anchor === anchors?.web ? anchors : anchor && { web: anchor, web_mobile: anchor },
    delay: numberOf(fields.delay),
    scroll_to_dismiss: isOn('scroll_to_dismiss'),
    scroll_to_dismiss_delay_in_seconds: numberOf(fields.scroll_delay),
    ...(fields.type === 'pulsar' && { has_tooltip: isOn('has_tooltip') }),
    ...(fields.type === 'tooltip' && { has_pulsar: isOn('has_pulsar') }),
    ...(points && {
      flyout_direction: side === (flyout_direction ?? 'down') ? flyout_direction : side,
      complete_on_hover: isOn('complete_on_hover'),
    }),
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
