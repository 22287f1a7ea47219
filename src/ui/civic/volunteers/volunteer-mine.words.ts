import { words } from '../../frame/words/words'

export const volunteerMineWords = words({
  'zh-CN': { volunteering: '志愿者注册' },
  en: { volunteering: 'Registration' },
})
