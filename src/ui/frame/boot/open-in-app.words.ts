import { words } from '../words/words'

export const openInAppWords = words({
  'zh-CN': {
    open: '在应用中打开',
    refuse: '不用了',
    trying: '正在打开应用…',
    missing: '应用没有打开，可能还没有安装。',
    get: '下载应用',
    leaveTitle: '请在浏览器中打开',
    leaveText: '这里打不开应用，也不能下载。',
    leaveMenu: '点击右上角的“···”',
    leaveChoose: '选择“在浏览器中打开”',
  },
  en: {
    open: 'Open in the app',
    refuse: 'Not now',
    trying: 'Opening the app…',
    missing: 'The app didn’t open. It may not be installed.',
    get: 'Get the app',
    leaveTitle: 'Please open this in the browser',
    leaveText: 'The app can’t be opened or downloaded from here.',
    leaveMenu: 'Tap ··· at the top right',
    leaveChoose: 'Choose ‘Open in browser’',
  },
})
