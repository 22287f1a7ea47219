import { words } from '../../frame/words/words'

export const showWaysWords = words({
  'zh-CN': { shows: '文明风采|身边好事', publishShow: '发布风采|投稿|上传照片', campaign: '专题活动|征集|比赛' },
  en: {
    shows: 'Neighbourhood stories|stories',
    publishShow: 'Share a story|post a photo|publish',
    campaign: 'Campaign|competition|contest',
  },
})
