import type { ContentHead } from '../../frame/content/content-head'

/** A discussion topic: a question to everybody. Its posts are its comments. */
export type Topic = ContentHead
