import { words } from '../../frame/words/words'

export const accountWaysWords = words({
  'zh-CN': {
    me: '我的|个人中心|我的账号|账户',
    history: '浏览历史|看过的|播放记录|历史记录',
    favourites: '我的收藏|收藏夹|收藏',
    profile: '个人资料|头像|昵称|生日|修改资料',
  },
  en: {
    me: 'Me|my account|my page|profile',
    history: 'History|recently viewed|what I read|watched',
    favourites: 'Favourites|saved|bookmarks|favorites',
    profile: 'Profile|nickname|avatar|photo|birthday|edit profile',
  },
})
