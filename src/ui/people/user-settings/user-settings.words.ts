import { words } from '../../frame/words/words'

export const userSettingsWords = words({
  'zh-CN': {
    title: '设置',
    app: '应用设置',
    appText: '字号、长辈模式、深色模式、语言、缓存',
    privacy: '隐私',
    privacyText: '别人能看到什么、屏蔽的人、个人数据',
    safety: '账号安全',
    safetyText: '手机号、密码、登录的设备',
    reading: '推荐',
    logIn: '登录后选择接收哪些消息和通知',
  },
  en: {
    title: 'Settings',
    app: 'App settings',
    appText: 'Text size, elder mode, dark mode, language, cache',
    privacy: 'Privacy',
    privacyText: 'What others see, people you blocked, your data',
    safety: 'Account safety',
    safetyText: 'Phone, password, devices that are logged in',
    reading: 'Recommendations',
    logIn: 'Log in to choose your messages and notifications',
  },
})
