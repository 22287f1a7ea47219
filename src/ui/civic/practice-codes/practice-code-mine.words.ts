import { words } from '../../frame/words/words'

export const practiceCodeMineWords = words({
  'zh-CN': { volunteerCode: '志愿者码' },
  en: { volunteerCode: 'Volunteer code' },
})
