/**
 * The subjects of changes, as screens know them, each with the kinds of case that it covers. A volunteer's service
 * belongs to its activity.
 */
export const changeSubjects = {
  wish: ['wish'],
  order: ['order'],
  activity: ['activity', 'activity-member', 'service'],
  team: ['membership', 'team-founding', 'team-letter'],
  volunteer: ['volunteer'],
  feedback: ['feedback'],
  identity: ['identity'],
  cashOut: ['cash-out'],
  show: ['show'],
  application: ['application'],
  suggestion: ['suggestion'],
  circle: ['circle-membership', 'circle-post'],
  thread: ['thread'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type ChangeSubject = keyof typeof changeSubjects
export const changeSubjectNames = Object.keys(changeSubjects) as ChangeSubject[]

/** A case that changed since the member last looked at it. */
export interface Change {
  readonly subject: ChangeSubject
  readonly id: string
}

/** The subject of a kind of case; undefined for a kind that no screen shows. */
export const subjectOfCase = (kind: string): ChangeSubject | undefined =>
  changeSubjectNames.find((subject) => changeSubjects[subject].some((each) => each === kind))
