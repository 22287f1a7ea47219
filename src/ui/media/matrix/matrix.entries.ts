import type { matrixNotices } from '../../../application/media/matrix/matrix-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { matrixPath } from './matrix.paths'

export const ways: readonly SearchWay[] = [
  {
    path: matrixPath,
    words: {
      'zh-CN': '政务矩阵|矩阵|官方账号|公众号|微博',
      en: 'Official accounts|matrix|government accounts|social media',
    },
  },
]

export const notices: NoticeTextsFor<typeof matrixNotices> = {
  'group-followed': { 'zh-CN': '已关注这一组的全部账号', en: 'You now follow every account in this group' },
}
