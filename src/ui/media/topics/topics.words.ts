import { words } from '../../frame/words/words'

export const topicsWords = words({
  'zh-CN': { loading: '话题加载中', failedTitle: '话题加载失败', entries: '大家的图文和视频', closed: '讨论已结束' },
  en: {
    loading: 'Loading the discussion',
    failedTitle: 'The discussion couldn’t be loaded',
    entries: 'Pictures and videos',
    closed: 'This discussion has ended',
  },
})

/** Words that replace those of comments, because a comment on a topic is called a post. */
export const postsWords = words({
  'zh-CN': {
    title: '大家在说',
    titleWith: (count: string) => `${count}条讨论`,
    order: '讨论排序',
    empty: '还没有人发言，来说第一句吧',
    closed: '讨论已结束',
    write: '参与讨论',
    composer: '参与讨论',
    failed: '讨论加载失败',
  },
  en: {
    title: 'Posts',
    titleWith: (count: string) => `Posts (${count})`,
    order: 'Sort posts',
    empty: 'No posts yet. Be the first to post.',
    closed: 'This discussion has ended',
    write: 'Join in',
    composer: 'Join in',
    failed: 'The posts couldn’t be loaded',
  },
})
