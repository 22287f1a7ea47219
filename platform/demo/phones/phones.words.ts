import type { Language } from '../../../src/domain/frame/site/preferences'
import type { HostName } from './hosts'
import type { AppAge } from './phone'
import type { AppMood } from './sides/simulated-app'

interface PhonesWords {
  readonly phone: (number: number) => string
  readonly screen: (number: number) => string
  readonly addPhone: string
  readonly removePhone: string
  readonly host: string
  readonly hosts: Readonly<Record<HostName, string>>
  /** What the host is, and how the client finds it. */
  readonly about: Readonly<Record<HostName, string>>
  readonly switches: string
  readonly mood: string
  readonly moods: Readonly<Record<AppMood, string>>
  readonly version: string
  readonly versions: Readonly<Record<AppAge, string>>
  readonly account: string
  readonly loggedOut: string
  readonly methods: string
  readonly methodsLead: string
  readonly dark: string
  readonly big: string
  readonly lost: string
  readonly background: string
  readonly back: string
  readonly reload: string
  readonly logOut: string
  readonly closed: string
  readonly openAgain: string
  readonly atHome: string
  readonly playing: (title: string) => string
  readonly paused: (title: string) => string
  readonly calls: string
  readonly callsLead: string
  readonly noCalls: string
  readonly clear: string
  readonly page: string
  readonly app: string
  readonly waiting: string
  readonly refused: string
  readonly code: string
  readonly partner: string
  readonly partnerText: string
  readonly notHere: string
  readonly notEntered: string
}

/** Words of the phones of the demo, beside which stands what happens between page and app. */
export const phonesWords: Readonly<Record<Language, PhonesWords>> = {
  'zh-CN': {
    phone: (number) => `手机${number}`,
    screen: (number) => `手机${number}的屏幕`,
    addPhone: '再放一部手机',
    removePhone: '移走这部手机',
    host: '打开方式',
    hosts: {
      browser: '浏览器',
      android: 'Android对象',
      ios: 'iOS处理器（不回复）',
      'ios-reply': 'iOS处理器（会回复）',
      'ds-android': 'DSBridge（Android版）',
      'ds-ios': 'DSBridge（iOS版）',
      'web-view-javascript-bridge': 'WebViewJavascriptBridge桥',
      messenger: '微信',
      framed: '其他网站的框架',
    },
    about: {
      browser: '没有应用：所有功能都由页面自己完成。',
      android: '应用用addJavascriptInterface放入一个对象，方法按顺序接收参数，用townsquareBridge.answer回答。',
      ios: '应用注册webkit.messageHandlers下的处理器，并用evaluateJavaScript回答。',
      'ios-reply': '应用注册会回复的处理器，页面从postMessage的结果得到回答。',
      'ds-android': '应用使用Android上的DSBridge，页面自带它的公开脚本。',
      'ds-ios': '应用使用iOS上的DSBridge，调用经过prompt。',
      'web-view-javascript-bridge': '页面用文档中的握手找到桥，再向应用询问有哪些方法。',
      messenger: '页面加载真正的weixin-js-sdk，演示在它下面扮演微信，并核对每个签名。',
      framed: '本页来自另一个源，把客户端放在框架里：那里没有应用，也碰不到任何方法。',
    },
    switches: '开关',
    mood: '应用的回答',
    moods: {
      answered: '正常回答',
      refused: '拒绝',
      late: '三秒后才回答',
      never: '从不回答',
      rubbish: '回答无效内容',
      twice: '回答两次',
      absent: '没有任何方法',
    },
    version: '应用版本',
    versions: { new: '新版', old: '旧版（只有三个方法）' },
    account: '应用里的账号',
    loggedOut: '未登录',
    methods: '应用有哪些方法',
    methodsLead: '取消勾选后，页面会重新加载，并且不再提供它，或改由页面自己完成。',
    dark: '深色',
    big: '大字',
    lost: '断网',
    background: '放到后台',
    back: '返回键',
    reload: '重新加载',
    logOut: '在应用里退出登录',
    closed: '应用关闭了页面',
    openAgain: '重新打开',
    atHome: '应用在后台',
    playing: (title) => `正在播放：${title}`,
    paused: (title) => `已暂停：${title}`,
    calls: '调用记录',
    callsLead: '最新的在最上面。只留在本页，密钥和手机号不显示。',
    noCalls: '还没有调用',
    clear: '清空',
    page: '页面',
    app: '应用',
    waiting: '等待回答',
    refused: '拒绝',
    code: '应用这一边的代码',
    partner: '合作网站',
    partnerText: '下面的框架是本城客户端。',
    notHere: '只有在本机用127.0.0.1或localhost打开本页时才能演示，因为需要第二个源。',
    notEntered: '页面启动时没有应用。请在本机用平台自己的地址打开本页。',
  },
  en: {
    phone: (number) => `Phone ${number}`,
    screen: (number) => `Screen of phone ${number}`,
    addPhone: 'Add another phone',
    removePhone: 'Remove this phone',
    host: 'Opened in',
    hosts: {
      browser: 'A browser',
      android: 'An app: Android object',
      ios: 'An app: iOS handler',
      'ios-reply': 'An app: iOS handler with reply',
      'ds-android': 'An app: DSBridge on Android',
      'ds-ios': 'An app: DSBridge on iOS',
      'web-view-javascript-bridge': 'An app: WebViewJavascriptBridge',
      messenger: 'WeChat',
      framed: 'A frame of another site',
    },
    about: {
      browser: 'There is no app: the page does everything by itself.',
      android:
        'The app adds an object by addJavascriptInterface. Its methods get their fields in order, and answer by townsquareBridge.answer.',
      ios: 'The app registers a handler under webkit.messageHandlers, and answers by evaluateJavaScript.',
      'ios-reply': 'The app registers a handler with reply, whose answer is the result of postMessage.',
      'ds-android': 'The app uses DSBridge for Android. The page brings its public script itself.',
      'ds-ios': 'The app uses DSBridge for iOS, whose calls go through prompt.',
      'web-view-javascript-bridge':
        'The page finds the bridge by the documented handshake, then asks the app for its methods.',
      messenger:
        'The page loads the real weixin-js-sdk. The demo plays WeChat underneath it, and checks every signature.',
      framed:
        'This page is of another origin than the client in its frame. There is no app there, and no method can be reached.',
    },
    switches: 'Switches',
    mood: 'The app answers',
    moods: {
      answered: 'as it should',
      refused: 'with a refusal',
      late: 'three seconds late',
      never: 'never',
      rubbish: 'with rubbish',
      twice: 'twice',
      absent: 'nothing: it has no methods',
    },
    version: 'Version of the app',
    versions: { new: 'New', old: 'Old, with three methods' },
    account: 'Account in the app',
    loggedOut: 'Logged out',
    methods: 'Methods of the app',
    methodsLead: 'Without a method the page loads again, and leaves it out or does it by itself.',
    dark: 'Dark',
    big: 'Big text',
    lost: 'Lost network',
    background: 'In the background',
    back: 'Back button',
    reload: 'Reload',
    logOut: 'Log out in the app',
    closed: 'The app has closed the page',
    openAgain: 'Open again',
    atHome: 'The app is in the background',
    playing: (title) => `Playing: ${title}`,
    paused: (title) => `Paused: ${title}`,
    calls: 'Calls',
    callsLead: 'The newest comes first. The list stays in this page, without keys and phone numbers.',
    noCalls: 'No calls yet',
    clear: 'Clear',
    page: 'Page',
    app: 'App',
    waiting: 'waiting for an answer',
    refused: 'refused',
    code: 'Code of the app’s side',
    partner: 'A partner’s site',
    partnerText: 'The frame below is this city’s client.',
    notHere: 'This takes a second origin, so it works on this machine alone, at 127.0.0.1 or localhost.',
    notEntered: 'The page has started without its app. Open this demo on this machine, at the address of the platform.',
  },
}
