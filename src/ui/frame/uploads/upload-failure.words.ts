import { words } from '../words/words'

/** Words for why the platform refused a file although it accepts its type, and for what to do. */
export const uploadFailureWords = words({
  'zh-CN': {
    'reason.too-many-pixels': '图片尺寸太大，请换一张小一些的。',
    'reason.too-costly': '图片太复杂，无法处理。请换一张，或改用它的截图。',
    'reason.malicious': '文件没有通过安全检查，请换一个。',
    'reason.not-publishable': '这张图片不能公开发布，请换一张。',
  },
  en: {
    'reason.too-many-pixels': 'The picture has too many pixels. Choose a smaller one.',
    'reason.too-costly': 'The picture is too complex to process. Choose another one, or use a screenshot of it.',
    'reason.malicious': 'The file didn’t pass our security check. Choose another one.',
    'reason.not-publishable': 'This picture can’t be published. Choose another one.',
  },
})
