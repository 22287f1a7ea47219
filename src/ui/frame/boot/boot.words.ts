import { words } from '../words/words'

export const bootWords = words({
  'zh-CN': {
    title: '下载应用',
    heading: (site: string) => `${site}手机应用`,
    text: '本地新闻、电台和服务，都在一个应用里。',
    stay: '在浏览器里继续',
    stayHere: '先在这里看',
    inApp: '您已经在应用里了。',
    continueInApp: '继续',
    nowhere: '这部设备还没有可用的应用，在浏览器里可以使用全部内容。',
    computer: '用手机扫一扫，就能下载应用。',
    code: '下载应用的二维码',
    ios: 'iPhone版下载',
    android: '安卓版下载',
    pictures: '应用截图',
  },
  en: {
    title: 'Get the app',
    heading: (site: string) => `The ${site} app`,
    text: 'Local news, radio and services in one app.',
    stay: 'Continue in the browser',
    stayHere: 'Continue here',
    inApp: 'You’re in the app already.',
    continueInApp: 'Continue',
    nowhere: 'There’s no app for this device yet. Everything works in the browser, too.',
    computer: 'Scan this code with your phone to get the app.',
    code: 'Code that leads to the app',
    ios: 'Get it for iPhone',
    android: 'Get it for Android',
    pictures: 'Screens of the app',
  },
})
