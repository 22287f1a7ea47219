import { words } from '../../frame/words/words'

export const selectionWords = words({
  'zh-CN': { title: '编辑精选', none: '编辑正在挑选，请稍后再来', note: '编辑的话' },
  en: { title: 'Editors’ picks', none: 'The editors are still choosing. Check back soon.', note: 'Editor’s note' },
})
