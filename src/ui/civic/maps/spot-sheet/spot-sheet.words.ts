import { words } from '../../../frame/words/words'

export const spotWords = words({
  'zh-CN': {
    onMap: '在地图上查看',
    choose: '在地图上选择',
    title: '地点',
    chooseTitle: '在地图上选择地点',
    chooseText: '移动地图，让图钉对准要标记的位置。方向键也可以移动地图。',
    take: '选择这里',
    loading: '正在加载地图',
    failed: '地图加载失败',
    map: '地图：方向键移动，加减号缩放',
  },
  en: {
    onMap: 'View on map',
    choose: 'Choose on map',
    title: 'Place',
    chooseTitle: 'Choose the place',
    chooseText: 'Move the map until the pin points to the place. The arrow keys move it too.',
    take: 'Choose this place',
    loading: 'Loading the map',
    failed: 'The map couldn’t be loaded',
    map: 'Map: use the arrow keys to move, plus and minus to zoom',
  },
})
