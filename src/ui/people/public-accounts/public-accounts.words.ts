import { words } from '../../frame/words/words'

export const publicAccountsWords = words({
  'zh-CN': {
    title: '用户主页',
    loading: '正在打开',
    failedTitle: '打开失败',
    goneTitle: '找不到这个用户',
    goneText: '账号可能已注销，或链接有误',
    noPage: '这位用户还没有公开主页',
    home: '去首页',
  },
  en: {
    title: 'User',
    loading: 'Opening',
    failedTitle: 'This couldn’t be opened',
    goneTitle: 'User not found',
    goneText: 'The account may have been deleted, or the link may be wrong',
    noPage: 'This user has no public page yet',
    home: 'Go to home',
  },
})
