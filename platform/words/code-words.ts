import type { ErrorCode } from '../../contract/envelope'
import type { Localised } from '../database/schema/localised'

/** The message of the envelope for each code, for callers that show it as it is (B91). */
export const codeWords: Readonly<Record<ErrorCode, Localised>> = {
  100000: { 'zh-CN': '成功', en: 'Done' },
  101002: { 'zh-CN': '不是志愿者登录状态', en: 'Not a volunteer session' },
  302001: { 'zh-CN': '登录状态已失效，请重新登录', en: 'Login status expired, please log in again' },
  303001: { 'zh-CN': '登录状态已失效，请重新登录', en: 'Login status expired, please log in again' },
  400001: { 'zh-CN': '请检查填写的内容', en: 'Please check what you entered' },
  403001: { 'zh-CN': '内容不存在或已下线', en: 'This content no longer exists' },
  403002: { 'zh-CN': '请先绑定手机号', en: 'Please bind a phone number first' },
  403003: { 'zh-CN': '没有权限进行此操作', en: 'You may not do this' },
  404001: { 'zh-CN': '请求地址不存在', en: 'Request address not found' },
  405001: { 'zh-CN': '请求方法错误', en: 'Wrong request method' },
  409001: { 'zh-CN': '当前状态不能进行此操作', en: 'This cannot be done in the present state' },
  409002: { 'zh-CN': '已被他人抢先', en: 'Somebody was first' },
  413001: { 'zh-CN': '内容太大', en: 'Too large' },
  415001: { 'zh-CN': '不支持的文件类型', en: 'This type of file is not taken' },
  429001: { 'zh-CN': '操作太频繁，请稍后再试', en: 'Too many requests, try again later' },
  500001: { 'zh-CN': '服务器出错，请稍后再试', en: 'Server error, try later' },
  503001: { 'zh-CN': '服务暂时不可用，请稍后再试', en: 'The service is unavailable for the moment, try again soon' },
  503002: {
    'zh-CN': '暂时无法发送短信验证码，请稍后再试或联系我们',
    en: 'Codes cannot be sent by text message at the moment. Try later, or contact us',
  },
  503003: {
    'zh-CN': '暂不支持微信登录，请使用手机号登录',
    en: 'Login with WeChat is not offered here. Please log in by phone',
  },
}
