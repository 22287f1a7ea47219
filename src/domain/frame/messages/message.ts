/**
 * The categories of messages: by them a member reads their messages, and chooses how they are told. 'reading' is what
 * became of what they read or shared.
 */
export const messageCategories = ['replies', 'cases', 'following', 'reading', 'office', 'account'] as const
export type MessageCategory = (typeof messageCategories)[number]

/** The number of unread messages of each category. */
export type UnreadByCategory = Readonly<Record<MessageCategory, number>>

export const nothingUnread: UnreadByCategory = { replies: 0, cases: 0, following: 0, reading: 0, office: 0, account: 0 }

/** What a member has not looked at or decided yet: answers to their feedback, people who want to join their teams. */
export const waitingNames = ['feedback', 'applicants'] as const
export type WaitingName = (typeof waitingNames)[number]
export type WaitingCounts = Readonly<Record<WaitingName, number>>

export const nothingWaits: WaitingCounts = { feedback: 0, applicants: 0 }

/** A message as its receiver's list shows it. */
export interface MemberMessage {
  readonly id: string
  readonly category: MessageCategory
  readonly title: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly isRead: boolean
  /** The path of its subject; null when it has none. */
  readonly path: string | null
  /** The number of events that it stands for. */
  readonly count: number
  /** The member, circle or organisation whose act it tells of; null for a message of the platform or the office. */
  readonly sender: MessageSender | null
}

/** The kinds of those who may be the sender of a message. */
export const senderKinds = ['member', 'organisation', 'circle'] as const
export type SenderKind = (typeof senderKinds)[number]

export interface MessageSender {
  readonly kind: SenderKind
  readonly name: string
  /** The address of their picture; null without one. */
  readonly picture: string | null
}
