import { words } from '../../words/words'

export const innerLinkWords = words({
  'zh-CN': {
    title: '外部链接',
    openOutside: '在浏览器中打开',
    frame: (host: string) => `外部页面：${host}`,
    loading: '正在打开外部页面',
    hint: '这是其他网站的内容。没有显示？该网站可能不允许在这里打开。',
    refusedTitle: '这个链接打不开',
    refusedText: '这不是网页地址。',
    appTitle: '这个网站在应用外打开',
    appText: (host: string) => `${host}不是本站的页面。为保护账号安全，不在应用内显示。`,
    outsideTitle: '这个网站不能在这里显示',
    outsideText: (host: string) => `${host}没有使用加密连接，只能在浏览器中打开。`,
    slowTitle: '这个网站没有响应',
    slowText: (host: string) => `${host}可能很慢，或不允许在这里显示。您可以再试一次，或在浏览器中打开。`,
    partnerText: (host: string) =>
      `${host}是本站的合作网站。用本站账号登录后，对方会获得您的昵称和头像，不会获得手机号。`,
    partnerEnter: '用本站账号登录',
    retry: '再试一次',
    back: '返回',
  },
  en: {
    title: 'External link',
    openOutside: 'Open in the browser',
    frame: (host: string) => `External page: ${host}`,
    loading: 'Opening the external page',
    hint: 'This is another site. If it stays blank, the site may not allow being shown here.',
    refusedTitle: 'This link can’t be opened',
    refusedText: 'It isn’t a web address.',
    appTitle: 'This site opens outside the app',
    appText: (host: string) =>
      `${host} isn’t part of this site. To keep your account safe, it isn’t shown inside the app.`,
    outsideTitle: 'This site can’t be shown here',
    outsideText: (host: string) => `${host} has no secure connection, so it can only be opened in the browser.`,
    slowTitle: 'This site isn’t responding',
    slowText: (host: string) =>
      `${host} may be slow, or may not allow being shown here. Try again, or open it in the browser.`,
    partnerText: (host: string) =>
      `${host} is a partner of this site. If you log in with your account, it learns your nickname and picture, not your phone.`,
    partnerEnter: 'Log in with my account',
    retry: 'Try again',
    back: 'Back',
  },
})
