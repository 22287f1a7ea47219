import { words } from '../../../frame/words/words'

export const avatarWords = words({
  'zh-CN': {
    changeAvatar: '更换头像',
    cropTitle: '裁剪头像',
    cropHint: '拖动图片，双指或滑块缩放',
    zoom: '缩放',
    useAvatar: '使用',
    tryAgain: '重试',
    sending: (percent: number) => `正在上传${percent}%`,
    stop: '停止',
    saving: '正在保存',
    unreadable: '这张图片无法读取，请换一张（JPEG、PNG或WebP）',
  },
  en: {
    changeAvatar: 'Change picture',
    cropTitle: 'Crop picture',
    cropHint: 'Drag to move. Pinch or use the slider to zoom.',
    zoom: 'Zoom',
    useAvatar: 'Use picture',
    tryAgain: 'Try again',
    sending: (percent: number) => `Uploading ${percent}%`,
    stop: 'Stop',
    saving: 'Saving',
    unreadable: 'This picture can’t be read. Choose another (JPEG, PNG or WebP).',
  },
})
