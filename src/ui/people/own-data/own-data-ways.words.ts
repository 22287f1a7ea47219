import { words } from '../../frame/words/words'

export const ownDataWaysWords = words({
  'zh-CN': { copy: '下载我的数据|导出数据|个人信息副本', remove: '注销账号|删除账号' },
  en: { copy: 'Get a copy of my data|export|download', remove: 'Delete my account|close account' },
})
