/**
 * What people write or show, and others can report. A 'member' is their nickname and picture, a 'team' what its leader
 * wrote of it.
 */
export const reportableKinds = [
  'comment',
  'chat-message',
  'show',
  'circle-post',
  'wish',
  'suggestion',
  'member',
  'activity',
  'team',
  'team-letter',
  'thread-note',
] as const
export type ReportableKindName = (typeof reportableKinds)[number]

export interface ReportSubject {
  readonly kind: ReportableKindName
  readonly id: string
}

/** The subject as one text, such as 'comment:12'. */
export const subjectKey = ({ kind, id }: ReportSubject): string => `${kind}:${id}`
