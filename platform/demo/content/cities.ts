import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'
import { cityId, cityName } from './places'

interface DemoCity { readonly id: string; readonly name: Localised; readonly initial: string; readonly latitude: number; readonly longitude: number; readonly hot: boolean }
export interface DemoProvince { readonly id: string; readonly name: Localised; readonly initial: string; readonly cities: readonly DemoCity[] }

/**
 * `code|省|Province|initial|市 City latitude,longitude initial;…` The initial of a province is that of its pinyin. A city
 * without an initial has the first letter of its English name.
 */
const lines = `
11|北京市|Beijing|B|北京 Beijing 39.90,116.41
12|天津市|Tianjin|T|天津 Tianjin 39.13,117.20
13|河北省|Hebei|H|石家庄 Shijiazhuang 38.04,114.51;唐山 Tangshan 39.63,118.18;秦皇岛 Qinhuangdao 39.94,119.60;邯郸 Handan 36.63,114.54;保定 Baoding 38.87,115.46;承德 Chengde 40.95,117.96
14|山西省|Shanxi|S|太原 Taiyuan 37.87,112.55;大同 Datong 40.08,113.30;临汾 Linfen 36.09,111.52;晋中 Jinzhong 37.69,112.75
15|内蒙古自治区|Inner Mongolia|N|呼和浩特 Hohhot 40.84,111.75 H;包头 Baotou 40.66,109.84;鄂尔多斯 Ordos 39.61,109.78 E;赤峰 Chifeng 42.26,118.89
21|辽宁省|Liaoning|L|沈阳 Shenyang 41.81,123.43;大连 Dalian 38.91,121.61;鞍山 Anshan 41.11,122.99;锦州 Jinzhou 41.10,121.13;丹东 Dandong 40.00,124.35
22|吉林省|Jilin|J|长春 Changchun 43.82,125.32;吉林 Jilin 43.84,126.55;延边 Yanbian 42.89,129.51
23|黑龙江省|Heilongjiang|H|哈尔滨 Harbin 45.80,126.53;齐齐哈尔 Qiqihar 47.35,123.92;大庆 Daqing 46.59,125.10;牡丹江 Mudanjiang 44.55,129.63
31|上海市|Shanghai|S|上海 Shanghai 31.23,121.47
32|江苏省|Jiangsu|J|南京 Nanjing 32.06,118.80;苏州 Suzhou 31.30,120.58;无锡 Wuxi 31.49,120.31;常州 Changzhou 31.81,119.97;徐州 Xuzhou 34.21,117.28;扬州 Yangzhou 32.39,119.41;南通 Nantong 31.98,120.89
33|浙江省|Zhejiang|Z|杭州 Hangzhou 30.27,120.16;宁波 Ningbo 29.87,121.54;温州 Wenzhou 28.00,120.70;绍兴 Shaoxing 30.03,120.58;嘉兴 Jiaxing 30.75,120.76;金华 Jinhua 29.08,119.65;舟山 Zhoushan 29.99,122.21
34|安徽省|Anhui|A|合肥 Hefei 31.82,117.23;芜湖 Wuhu 31.35,118.43;黄山 Huangshan 29.71,118.34;安庆 Anqing 30.54,117.06;阜阳 Fuyang 32.89,115.81
35|福建省|Fujian|F|福州 Fuzhou 26.07,119.30;厦门 Xiamen 24.48,118.09;泉州 Quanzhou 24.87,118.68;漳州 Zhangzhou 24.51,117.65;莆田 Putian 25.45,119.01
36|江西省|Jiangxi|J|南昌 Nanchang 28.68,115.86;九江 Jiujiang 29.71,116.00;赣州 Ganzhou 25.83,114.93;景德镇 Jingdezhen 29.27,117.18;抚州 Fuzhou, Jiangxi 27.95,116.36 F
37|山东省|Shandong|S|济南 Jinan 36.65,117.12;青岛 Qingdao 36.07,120.38;烟台 Yantai 37.46,121.45;潍坊 Weifang 36.71,119.16;威海 Weihai 37.51,122.12;临沂 Linyi 35.10,118.36
41|河南省|Henan|H|郑州 Zhengzhou 34.75,113.63;洛阳 Luoyang 34.62,112.45;开封 Kaifeng 34.80,114.31;南阳 Nanyang 32.99,112.53;信阳 Xinyang 32.15,114.09
42|湖北省|Hubei|H|武汉 Wuhan 30.59,114.31;宜昌 Yichang 30.69,111.29;襄阳 Xiangyang 32.01,112.12;荆州 Jingzhou 30.33,112.24;十堰 Shiyan 32.63,110.80
43|湖南省|Hunan|H|长沙 Changsha 28.23,112.94;株洲 Zhuzhou 27.83,113.13;湘潭 Xiangtan 27.83,112.94;衡阳 Hengyang 26.89,112.57;岳阳 Yueyang 29.36,113.13;常德 Changde 29.03,111.70;张家界 Zhangjiajie 29.12,110.48;怀化 Huaihua 27.55,110.00
44|广东省|Guangdong|G|广州 Guangzhou 23.13,113.26;深圳 Shenzhen 22.54,114.06;珠海 Zhuhai 22.27,113.58;佛山 Foshan 23.02,113.12;东莞 Dongguan 23.02,113.75;汕头 Shantou 23.35,116.68;湛江 Zhanjiang 21.27,110.36
45|广西壮族自治区|Guangxi|G|南宁 Nanning 22.82,108.37;桂林 Guilin 25.27,110.29;柳州 Liuzhou 24.33,109.43;北海 Beihai 21.48,109.12
46|海南省|Hainan|H|海口 Haikou 20.04,110.20;三亚 Sanya 18.25,109.51;儋州 Danzhou 19.52,109.58
50|重庆市|Chongqing|C|重庆 Chongqing 29.56,106.55;万州 Wanzhou 30.81,108.41
51|四川省|Sichuan|S|成都 Chengdu 30.57,104.07;绵阳 Mianyang 31.47,104.68;乐山 Leshan 29.55,103.77;宜宾 Yibin 28.75,104.64;南充 Nanchong 30.84,106.11
52|贵州省|Guizhou|G|贵阳 Guiyang 26.65,106.63;遵义 Zunyi 27.73,106.93;安顺 Anshun 26.25,105.95
53|云南省|Yunnan|Y|昆明 Kunming 24.88,102.83;大理 Dali 25.61,100.27;丽江 Lijiang 26.86,100.23;曲靖 Qujing 25.49,103.80
54|西藏自治区|Tibet|X|拉萨 Lhasa 29.65,91.14;日喀则 Shigatse 29.27,88.88 R;林芝 Nyingchi 29.65,94.36 L
61|陕西省|Shaanxi|S|西安 Xi’an 34.34,108.94;咸阳 Xianyang 34.33,108.71;宝鸡 Baoji 34.36,107.24;延安 Yan’an 36.59,109.49;汉中 Hanzhong 33.07,107.02
62|甘肃省|Gansu|G|兰州 Lanzhou 36.06,103.83;天水 Tianshui 34.58,105.72;敦煌 Dunhuang 40.14,94.66;张掖 Zhangye 38.93,100.45
63|青海省|Qinghai|Q|西宁 Xining 36.62,101.78;格尔木 Golmud 36.40,94.90 G
64|宁夏回族自治区|Ningxia|N|银川 Yinchuan 38.49,106.23;中卫 Zhongwei 37.50,105.20
65|新疆维吾尔自治区|Xinjiang|X|乌鲁木齐 Urumqi 43.83,87.62 W;喀什 Kashgar 39.47,75.99;伊犁 Ili 43.92,81.32 Y;吐鲁番 Turpan 42.95,89.19
71|台湾省|Taiwan|T|台北 Taipei 25.03,121.57;高雄 Kaohsiung 22.63,120.30 G;台中 Taichung 24.15,120.67
81|香港特别行政区|Hong Kong|X|香港 Hong Kong 22.32,114.17 X
82|澳门特别行政区|Macao|A|澳门 Macao 22.20,113.54 A
`

const hot = ['北京', '上海', '广州', '深圳', '杭州', '成都', '武汉', '长沙', '西安']

/** The site's own city lies in Hunan. */
const ownProvince = '430000'
const ownCity: DemoCity = { id: cityId, name: cityName, initial: 'L', latitude: 26.42, longitude: 111.61, hot: false }

export const demoProvinces: readonly DemoProvince[] = lines.trim().split('\n').map((line) => {
  const [code = '', name = '', english = '', initial = '', cities = ''] = line.split('|')
  return {
    id: `${code}0000`, name: bilingual(name, english), initial,
    cities: [...(`${code}0000` === ownProvince ? [ownCity] : []), ...cities.split(';').map((city, index) => {
      const [, chinese = '', cityEnglish = '', latitude = '0', longitude = '0', letter] = /^(\S+) (.+) ([\d.]+),([\d.]+)(?: ([A-Z]))?$/.exec(city) ?? []
      return { id: `${code}${String(index + 1).padStart(2, '0')}00`, name: bilingual(chinese, cityEnglish), initial: letter ?? cityEnglish.slice(0, 1), latitude: Number(latitude), longitude: Number(longitude), hot: hot.includes(chinese) }
    })],
  }
})
