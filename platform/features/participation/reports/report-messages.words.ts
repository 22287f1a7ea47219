import { message } from '../../../kernel/cases/message'

/** Messages to those who reported something. */
export const reportMessages = {
  removed: message(
    ['您的举报已处理', 'We removed what you reported'],
    ['“{beginning}”已被移除。感谢您的举报。', '“{beginning}” was removed. Thank you for telling us.'],
  ),
  gone: message(
    ['您举报的内容已不在', 'What you reported is no longer there'],
    ['“{beginning}”已不在了。感谢您的举报。', '“{beginning}” is no longer there. Thank you for telling us.'],
  ),
  keptByCircle: message(
    ['您的举报已处理', 'The circle looked at what you reported'],
    [
      '圈主或管理员决定保留“{beginning}”。如不同意，请打开再次举报，由平台处理。',
      'Those who lead the circle keep “{beginning}”. If you don’t agree, open this and report it again: the office then decides.',
    ],
  ),
  kept: message(
    ['您的举报已处理', 'We looked at what you reported'],
    [
      '“{beginning}”没有违反规定，予以保留。您不会再看到它。',
      '“{beginning}” doesn’t break the rules and stays. You won’t see it any more.',
    ],
  ),
}
