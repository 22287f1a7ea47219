import { words } from '../../frame/words/words'

export const myCommentsWords = words({
  'zh-CN': {
    title: '我的评论',
    none: '还没有评论',
    noneText: '您发表的评论和回复都会在这里，可以随时修改或删除。',
    find: '去看看今天的新闻',
    contentGone: '原内容已不可见',
    reply: '回复',
    replies: (count: string, _isOne: boolean) => `${count}回复`,
    held: '审核中',
    heldText: '工作人员正在审核，目前只有您能看到',
    removed: '已移除',
    removedText: (reason: string) => `工作人员移除了这条评论。原因：${reason}`,
    removedUnsaid: '工作人员移除了这条评论',
    waiting: '修改正在审核，通过前大家看到的是上面的内容：',
  },
  en: {
    title: 'Comments',
    none: 'No comments yet',
    noneText: 'What you write under articles, videos and posts will be here. You can edit or delete it at any time.',
    find: 'See today’s news',
    contentGone: 'No longer available',
    reply: 'Reply',
    replies: (count: string, isOne: boolean) => (isOne ? `${count} reply` : `${count} replies`),
    held: 'In review',
    heldText: 'The office is checking it. Only you can see it for now.',
    removed: 'Removed',
    removedText: (reason: string) => `The office removed this comment. Reason: ${reason}`,
    removedUnsaid: 'The office removed this comment',
    waiting: 'We’re checking what you changed. Until then, everyone sees the text above:',
  },
})
