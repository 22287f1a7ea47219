import type { MessageCategory } from '../../../../src/domain/frame/messages/message'
import type { Localised } from '../../../kernel/database/schema/localised'

const both = (chinese: string, english: string): Localised => ({ 'zh-CN': chinese, en: english })

/** The heading of a notification that does not show the message itself. */
export const newMessage = both('您有一条新消息', 'You have a new message')

/** The kinds of message, as such a notification names them. */
export const categoryNames: Readonly<Record<MessageCategory, Localised>> = {
  replies: both('回复和赞', 'Replies and likes'),
  cases: both('我的办件', 'My cases'),
  following: both('我关注的', 'Following'),
  reading: both('我看过的', 'What I read'),
  office: both('平台', 'Office'),
  account: both('账号', 'Account'),
}
