import { words } from '../../frame/words/words'

export const commentsWaysWords = words({
  'zh-CN': { comments: '我的评论|我发表的评论|我的回复|修改评论|删除评论' },
  en: { comments: 'My comments|what I wrote|my replies|edit a comment|delete a comment' },
})
