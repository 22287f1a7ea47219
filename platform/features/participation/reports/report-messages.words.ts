import type { ReportableKindName } from '../../../../src/domain/participation/reports/report-subject'
import type { Localised } from '../../../kernel/database/schema/localised'
import { message } from '../../../kernel/cases/message'

/** Messages to those who reported something. They quote nothing: what is removed stands nowhere any more. */
export const reportMessages = {
  removed: message(
    ['您的举报已处理', 'We removed what you reported'],
    ['您举报的{what}已被移除。感谢您的举报。', 'The {what} that you reported was removed. Thank you for telling us.'],
  ),
  gone: message(
    ['您举报的内容已不存在', 'What you reported is no longer there'],
    [
      '您举报的{what}已不存在。感谢您的举报。',
      'The {what} that you reported is no longer there. Thank you for telling us.',
    ],
  ),
  keptByCircle: message(
    ['您的举报已处理', 'The circle looked at what you reported'],
    [
      '圈主或管理员决定保留您举报的{what}。如不同意，请打开再次举报，由平台处理。',
      'Those who lead the circle keep the {what} that you reported. If you don’t agree, open this and report it again: the office then decides.',
    ],
  ),
  kept: message(
    ['您的举报已处理', 'We looked at what you reported'],
    [
      '您举报的{what}没有违反规定，予以保留，但不再向您显示。',
      'The {what} that you reported doesn’t break the rules and stays. You won’t see it any more.',
    ],
  ),
}

const noun = (chinese: string, english: string): Localised => ({ 'zh-CN': chinese, en: english })

/** What was reported, as its messages name it. */
export const reportedNouns: Readonly<Record<ReportableKindName, Localised>> = {
  comment: noun('评论', 'comment'),
  'chat-message': noun('聊天消息', 'chat message'),
  show: noun('作品', 'post'),
  'circle-post': noun('帖子', 'post'),
  wish: noun('心愿', 'wish'),
  suggestion: noun('留言', 'suggestion'),
  member: noun('昵称或头像', 'name or picture'),
  activity: noun('活动', 'activity'),
  team: noun('队伍', 'team'),
  'thread-note': noun('消息', 'message'),
  'team-letter': noun('队内消息', 'letter to the team'),
}
