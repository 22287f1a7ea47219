import type { Language } from '../../../src/domain/frame/site/preferences'

interface MessengerWords {
  readonly title: string
  readonly intro: string
  /** The names to choose from. */
  readonly people: readonly string[]
  /** The name of somebody whom the site has never seen: another one each time. */
  readonly newcomer: string
  readonly allowLogin: (name: string) => string
  readonly refuse: string
}

/** Words of the page that stands for the messenger. */
export const messengerWords: Readonly<Record<Language, MessengerWords>> = {
  'zh-CN': {
    title: '微信登录（演示）',
    intro: '此页面在演示中代替微信。允许后，网站会知道您的微信昵称。',
    people: ['听雨', '阿舟'],
    newcomer: '新朋友',
    allowLogin: (name) => `以“${name}”登录`,
    refuse: '拒绝',
  },
  en: {
    title: 'WeChat login (demo)',
    intro: 'In the demo this page stands in for WeChat. If you allow it, the site learns your WeChat nickname.',
    people: ['Rainy Lane', 'Little Boat'],
    newcomer: 'New Friend',
    allowLogin: (name) => `Log in as ${name}`,
    refuse: 'Refuse',
  },
}
