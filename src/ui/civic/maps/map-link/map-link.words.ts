import { words } from '../../../frame/words/words'

export const mapWords = words({ 'zh-CN': { onMap: '在地图上查看' }, en: { onMap: 'View on map' } })
