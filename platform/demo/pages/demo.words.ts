import type { Language } from '../../../src/domain/frame/site/preferences'

/** Words of the demo's own page. */
export const demoWords: Readonly<
  Record<
    Language,
    Readonly<
      Record<
        | 'name'
        | 'title'
        | 'ways'
        | 'lead'
        | 'open'
        | 'accounts'
        | 'phone'
        | 'password'
        | 'enter'
        | 'people'
        | 'peopleLead'
        | 'outbox'
        | 'outboxLead'
        | 'empty'
        | 'scan'
        | 'scanLead'
        | 'api',
        string
      >
    >
  >
> = {
  'zh-CN': {
    name: '中文',
    title: '演示城市',
    ways: '其他入口',
    lead: '这座城市完整地运行在这台机器上：在浏览器里、在应用里、在微信里。每部手机旁边是页面和应用之间的每次调用，以及可以试的一切。',
    open: '在新窗口打开',
    accounts: '演示账号',
    phone: '手机号',
    password: '密码',
    enter: '直接进入',
    people: '可以实名的人',
    peopleLead: '登记册里的虚构人物，姓名和身份证号相符，实名认证会通过。',
    outbox: '短信发件箱',
    outboxLead: '演示不会真的发送短信，验证码显示在这里。',
    empty: '还没有短信',
    scan: '用手机打开',
    scanLead: '手机需与本机在同一网络，并以“DEMO=1 HOST=0.0.0.0”启动；届时同一网络中的人都能看到这里的验证码。',
    api: '接口文档',
  },
  en: {
    name: 'English',
    title: 'The demo city',
    ways: 'Other ways in',
    lead: 'A whole city runs on this machine: in a browser, in an app, in WeChat. Beside each phone stand the calls between page and app, and everything you can try.',
    open: 'Open in a new window',
    accounts: 'Demo accounts',
    phone: 'Phone',
    password: 'Password',
    enter: 'Log in',
    people: 'People for real-name verification',
    peopleLead: 'Invented people whose names and identity numbers match, so verification succeeds.',
    outbox: 'Text messages',
    outboxLead: 'The demo sends no real text messages. Codes appear here.',
    empty: 'No messages yet',
    scan: 'Open on a phone',
    scanLead:
      'The phone must be on the same network, and the platform started with DEMO=1 HOST=0.0.0.0. Anyone on that network can then read the codes here.',
    api: 'API documentation',
  },
}
