import { words } from '../../frame/words/words'

export const reactionsWords = words({
  'zh-CN': {
    bar: '互动',
    writeComment: '写评论…',
    entry: '评论',
    commentsClosed: '评论已关闭',
    closed: '已关闭',
    comments: '查看评论',
    like: '点赞',
    favourite: '收藏',
    share: '分享',
    follow: '关注',
    following: '已关注',
  },
  en: {
    bar: 'Take part',
    writeComment: 'Write a comment…',
    entry: 'Comment',
    commentsClosed: 'Comments are closed',
    closed: 'Closed',
    comments: 'Show comments',
    like: 'Like',
    favourite: 'Favourite',
    share: 'Share',
    follow: 'Follow',
    following: 'Following',
  },
})
