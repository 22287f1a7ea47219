import { message } from '../../../kernel/cases/message'

/** Messages to the author of a comment. */
export const authorMessages = {
  reply: message(['{who}回复了您', '{who} replied to you'], ['“{beginning}”', '“{beginning}”']),
  replies: message(
    ['{who}等回复了您，共{count}条', '{who} and others replied to you, {count} replies in all'],
    ['“{beginning}”', '“{beginning}”'],
  ),
  like: message(['{who}赞了您的评论', '{who} liked your comment'], ['“{beginning}”', '“{beginning}”']),
  likes: message(
    ['{who}等{count}人赞了您的评论', '{count} people liked your comment'],
    ['“{beginning}”', '“{beginning}”'],
  ),
  contentComment: message(['{who}评论了“{title}”', '{who} commented on “{title}”'], ['“{beginning}”', '“{beginning}”']),
  contentComments: message(
    ['{who}等评论了“{title}”，共{count}条', '{who} and others commented on “{title}”, {count} comments in all'],
    ['“{beginning}”', '“{beginning}”'],
  ),
  contentLike: message(['{who}赞了您发布的内容', '{who} liked what you published'], ['“{title}”', '“{title}”']),
  contentLikes: message(
    ['{who}等{count}人赞了您发布的内容', '{count} people liked what you published'],
    ['“{title}”', '“{title}”'],
  ),
} as const
