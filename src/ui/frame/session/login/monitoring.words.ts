import { words } from '../../words/words'

/** What the site collects of the client, where it does: it says what `contract/monitoring.ts` sends, and nothing else. */
export const monitoringWords = words({
  'zh-CN': {
    title: '错误与速度',
    text: '为了发现错误、改进速度，部分访问会发送：错误的类型及其在程序中的位置、加载和响应用了多久、打开了哪类页面、程序版本、网络类型、语言，以及在浏览器还是应用中打开。其中没有您的身份、输入的内容和网址。数据只按天汇总，保留90天。浏览器要求不跟踪时不发送。',
  },
  en: {
    title: 'Errors and speed',
    text: 'So that we find errors and make pages faster, some visits send: the kind of an error and its place in the program, how long loading and responding took, the types of pages opened, the program’s version, the kind of network, the language, and whether a browser or an app was used. Nothing of it says who you are, what you typed or which address you opened. It’s kept as sums of each day, for 90 days. Browsers that ask not to be tracked send nothing.',
  },
})
