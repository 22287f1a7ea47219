import { words } from '../words/words'

export const uploadsWords = words({
  'zh-CN': {
    addPicture: '添加图片',
    addPictureOrVideo: '添加图片或视频',
    addVideo: '添加视频',
    picturesOf: (count: number, limit: number) => `${count}/${limit}`,
    abortUpload: (name: string) => `停止上传${name}`,
    retryUpload: (name: string) => `重新上传${name}`,
    removePicture: (name: string) => `移除${name}`,
    uploading: (name: string, percent: number) => `${name}已上传${percent}%`,
    uploadFailed: '上传失败',
    waiting: '等待中',
  },
  en: {
    addPicture: 'Add a picture',
    addPictureOrVideo: 'Add pictures or a video',
    addVideo: 'Add a video',
    picturesOf: (count: number, limit: number) => `${count}/${limit}`,
    abortUpload: (name: string) => `Stop uploading ${name}`,
    retryUpload: (name: string) => `Upload ${name} again`,
    removePicture: (name: string) => `Remove ${name}`,
    uploading: (name: string, percent: number) => `${name}: ${percent}% uploaded`,
    uploadFailed: 'Upload failed',
    waiting: 'Waiting',
  },
})
