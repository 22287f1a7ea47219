import { message } from '../../../kernel/cases/message'

/** Messages to those who reported something. */
export const reportMessages = {
  removed: message(
    ['您的举报已处理', 'We removed what you reported'],
    ['“{beginning}”已被移除。感谢您的举报。', '“{beginning}” was removed. Thank you for telling us.'],
  ),
  kept: message(
    ['您的举报已处理', 'We looked at what you reported'],
    [
      '“{beginning}”没有违反规定，予以保留。您不会再看到它。',
      '“{beginning}” doesn’t break the rules and stays. You won’t see it any more.',
    ],
  ),
}
