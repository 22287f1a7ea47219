import { bilingual } from '../text'

/** Applications of the resident to join, the latest first. */
export const demoApplications = [
  { kind: 'correspondent', state: 'submitted', name: '梧桐街记事', intro: '退休教师，住在梧桐街三十年，想写街坊、菜场和老房子的事，每周一篇，配自己拍的照片。', daysAgo: 2, reason: null },
  { kind: 'host', state: 'refused', name: '夜航的人', intro: '想主持一档深夜读书节目，每期半小时，读本地作者的书，也读听众来信。', daysAgo: 40, reason: bilingual('节目很好，但深夜时段已经排满。欢迎春季改版时再申请。', 'It’s a great programme, but our late-night slots are full. Please apply again for the spring schedule.') },
] as const
