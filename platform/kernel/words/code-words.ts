import type { ErrorCode } from '../../../contract/envelope'
import type { Localised } from '../database/schema/localised'

/** The message of the envelope for each code, for callers that show it as it is (B91). */
export const codeWords: Readonly<Record<ErrorCode, Localised>> = {
  100000: { 'zh-CN': '成功', en: 'Done' },
  101002: { 'zh-CN': '不是志愿者登录状态', en: 'You’re not logged in as a volunteer' },
  302001: { 'zh-CN': '登录状态已失效，请重新登录', en: 'Your login has expired. Please log in again.' },
  303001: { 'zh-CN': '登录状态已失效，请重新登录', en: 'Your login has expired. Please log in again.' },
  400001: { 'zh-CN': '请检查填写的内容', en: 'Please check what you entered' },
  403001: { 'zh-CN': '内容不存在或已下线', en: 'This content no longer exists' },
  403002: { 'zh-CN': '请先绑定手机号', en: 'Please add a phone number first' },
  403003: { 'zh-CN': '没有权限进行此操作', en: 'You don’t have permission to do this' },
  404001: { 'zh-CN': '请求地址不存在', en: 'There is nothing at this address' },
  405001: { 'zh-CN': '请求方法错误', en: 'This request isn’t supported' },
  409001: { 'zh-CN': '当前状态不能进行此操作', en: 'This can’t be done right now' },
  409002: { 'zh-CN': '已被他人抢先', en: 'Someone else got there first' },
  413001: { 'zh-CN': '内容太大', en: 'Too large' },
  415001: { 'zh-CN': '不支持的文件类型', en: 'This type of file isn’t supported' },
  429001: { 'zh-CN': '操作过于频繁，请稍后再试', en: 'Too many attempts. Please try again later.' },
  500001: { 'zh-CN': '服务器出错，请稍后再试', en: 'Something went wrong on the server. Please try again later.' },
  503001: {
    'zh-CN': '服务暂时不可用，请稍后再试',
    en: 'The service isn’t available right now. Please try again soon.',
  },
  503002: {
    'zh-CN': '暂时无法发送短信验证码，请稍后再试或联系我们',
    en: 'We can’t send codes by text message right now. Try again later, or contact us.',
  },
  503003: {
    'zh-CN': '暂不支持微信登录，请使用手机号登录',
    en: 'WeChat login isn’t available here. Please log in with your phone number.',
  },
}
