export interface SampleInvite {
  readonly owner: string;
  readonly board: string;
  readonly from: string;
  readonly to: string;
}

export const SAMPLE_INVITES: readonly SampleInvite[] = [
  { owner: 'juno', board: 'A very large cake', from: 'juno', to: 'breadandsalt' },
  { owner: 'juno', board: 'Tables', from: 'juno', to: 'ada' },
  { owner: 'emre', board: 'Quilts', from: 'emre', to: 'ada' },
  { owner: 'kofi', board: 'Animals to draw', from: 'kofi', to: 'hana' },
  { owner: 'gus', board: 'Two-colour posters', from: 'gus', to: 'chi' },
];

export const SAMPLE_REQUESTS_TO_JOIN: readonly Omit<SampleInvite, 'to'>[] = [
  { owner: 'ada', board: 'Summer house', from: 'dora' },
  { owner: 'juno', board: 'A very large cake', from: 'emre' },
];

export const SAMPLE_BOARD_FOLLOWS: readonly { owner: string; board: string; by: readonly string[] }[] = [
  { owner: 'ada', board: 'Green indoors', by: ['ben', 'dora', 'juno', 'tallgrass'] },
  { owner: 'hana', board: 'Small birds', by: ['ada', 'kofi'] },
  { owner: 'ben', board: 'Sunday lunch', by: ['ada', 'breadandsalt'] },
  { owner: 'ivo', board: 'Mountains', by: ['dora'] },
];
