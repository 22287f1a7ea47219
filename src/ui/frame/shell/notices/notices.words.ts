import type { FrameNotice, NoticeAct } from '../../../../application/frame/shared/notice-codes'
import { words } from '../../words/words'

type NoticeWords = Readonly<Record<FrameNotice | NoticeAct, string>>

/**
 * The words of the frame's own notices: failures of calls first, then confirmations. Each feature has the words of its
 * own notices.
 */
export const noticeWords = words({
  'zh-CN': {
    timeout: '请求超时，请稍后再试',
    network: '请求失败，请检查网络',
    malformed: '服务器返回的数据有误',
    forbidden: '没有权限请求此资源',
    'not-found': '请求地址不存在',
    'wrong-method': '请求方法错误',
    'server-error': '服务器错误，请稍后再试',
    'bad-gateway': '服务器暂时不可用',
    unavailable: '网关错误',
    'too-many': '操作过于频繁，请稍后再试',
    refused: '操作失败',
    fault: '页面出了点问题，请重新加载',
    'login-first': '请先登录，登录后会自动完成刚才的操作',
    'session-expired': '登录状态已过期，请重新登录',
    'somebody-first': '晚了一步，名额已被他人领取',
    'case-moved-on': '状态已变化，已为您刷新',
    'logged-in': '登录成功',
    'logged-out': '已退出登录',
    'phone-bound': '手机号已绑定',
    'phone-changed': '手机号已更换',
    'messenger-bound': '微信已绑定',
    'messenger-unbound': '微信已解除绑定',
    'password-saved': '密码已更新',
    'password-reset': '密码已重置，请重新登录',
    'cache-cleared': '缓存已清除',
    'cache-failed': '缓存清除失败',
    'storage-full': '这台设备保存不了草稿，离开前请先发布',
    'link-refused': '无法打开这个链接',
    undo: '撤销',
    retry: '重试',
  } satisfies NoticeWords,
  en: {
    timeout: 'The request timed out. Please try again later.',
    network: 'The request failed. Please check the network.',
    malformed: 'The server sent an unreadable response',
    forbidden: 'You don’t have permission to do this',
    'not-found': 'There’s nothing at this address',
    'wrong-method': 'This request isn’t supported',
    'server-error': 'Something went wrong on the server. Please try again later.',
    'bad-gateway': 'The server is temporarily unavailable. Please try again later.',
    unavailable: 'Gateway error. Please try again later.',
    'too-many': 'Too many attempts. Please try again later.',
    refused: 'That didn’t work',
    fault: 'Something went wrong on this page. Please reload it.',
    'login-first': 'Log in first. We’ll finish what you started.',
    'session-expired': 'Your login has expired. Please log in again.',
    'somebody-first': 'Someone was faster. The last place is taken.',
    'case-moved-on': 'This has changed in the meantime and is now up to date',
    'logged-in': 'Logged in',
    'logged-out': 'Logged out',
    'phone-bound': 'Phone number added',
    'phone-changed': 'Phone number changed',
    'messenger-bound': 'WeChat added',
    'messenger-unbound': 'WeChat removed',
    'password-saved': 'Password saved',
    'password-reset': 'Password reset. Please log in again.',
    'cache-cleared': 'Cache cleared',
    'cache-failed': 'Couldn’t clear the cache',
    'storage-full': 'This device can’t save drafts. Finish before you leave.',
    'link-refused': 'This link can’t be opened',
    undo: 'Undo',
    retry: 'Try again',
  } satisfies NoticeWords,
})

/** Words for the credits that an act has earned, after its confirmation. */
export const earnedWords = words({
  'zh-CN': { earned: (credits: number) => (credits > 0 ? `，积分+${credits}` : '') },
  en: { earned: (credits: number) => (credits > 0 ? ` · +${credits} ${credits === 1 ? 'credit' : 'credits'}` : '') },
})
