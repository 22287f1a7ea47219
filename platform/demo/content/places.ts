import { bilingual } from '../text'

/** The name of the demo city, as all of its texts use it. */
export const cityName = bilingual('临川', 'Riverbend')
export const cityId = 'city-riverbend'

export const districts = [
  bilingual('老渡口区', 'Old Ferry'), bilingual('望江区', 'Rivergate'), bilingual('云台区', 'Cloudterrace'),
  bilingual('芦洲区', 'Reedmarsh'), bilingual('东港新区', 'Eastport'), bilingual('青石县', 'Bluestone County'),
]

export const streets = [
  bilingual('灯笼街', 'Lantern Street'), bilingual('船厂路', 'Shipyard Road'), bilingual('米市巷', 'Rice Market Lane'), bilingual('柳荫路', 'Willow Shade Road'),
  bilingual('三桥路', 'Third Bridge Road'), bilingual('钟楼街', 'Bell Tower Street'), bilingual('盐仓前', 'Salt Store Row'), bilingual('樟树大道', 'Camphor Avenue'),
  bilingual('渔火路', 'Fisherlight Road'), bilingual('学府路', 'College Road'), bilingual('印染厂路', 'Dyeworks Road'), bilingual('白鹭路', 'Egret Road'),
  bilingual('石榴里', 'Pomegranate Lane'), bilingual('南堤路', 'South Dyke Road'), bilingual('铁匠弄', 'Smith Alley'), bilingual('观澜路', 'Waveview Road'),
  bilingual('荷花塘路', 'Lotus Pond Road'), bilingual('老粮站路', 'Old Granary Road'), bilingual('星港街', 'Starport Street'), bilingual('橘子园路', 'Orange Grove Road'),
]

export const neighbourhoods = [
  bilingual('渡口社区', 'Ferry Steps'), bilingual('印染厂社区', 'Dyeworks'), bilingual('望江新村', 'Rivergate New Village'), bilingual('柳荫社区', 'Willow Shade'),
  bilingual('船厂社区', 'Shipyard'), bilingual('桥北社区', 'North Bridge'), bilingual('荷塘社区', 'Lotus Pond'), bilingual('石榴里社区', 'Pomegranate Lane'),
  bilingual('铁路二村', 'Railway Second Village'), bilingual('云麓社区', 'Cloudfoot'), bilingual('白鹭洲社区', 'Egret Islet'), bilingual('星港社区', 'Starport'),
  bilingual('南堤社区', 'South Dyke'), bilingual('老粮站社区', 'Old Granary'), bilingual('观澜社区', 'Waveview'), bilingual('橘园社区', 'Orange Grove'),
]

export const villages = [
  bilingual('上芦村', 'Upper Reed'), bilingual('茶岭村', 'Tea Ridge'), bilingual('石门村', 'Stonegate'), bilingual('桐花村', 'Tung Blossom'),
  bilingual('柏树湾', 'Cypress Bay'), bilingual('龙井头村', 'Springhead'), bilingual('稻香村', 'Ricefield'), bilingual('水车坪', 'Waterwheel Flat'),
  bilingual('银杏沟', 'Ginkgo Hollow'), bilingual('渔梁村', 'Fishweir'), bilingual('梨树坡', 'Pear Slope'), bilingual('青竹坞', 'Green Bamboo Hollow'),
]

export const schools = [
  bilingual('渡口小学', 'Ferry Primary School'), bilingual('临川一中', 'Riverbend No. 1 Middle School'), bilingual('云台实验小学', 'Cloudterrace Experimental Primary School'),
  bilingual('印染厂子弟学校', 'Dyeworks School'), bilingual('望江中学', 'Rivergate Middle School'), bilingual('芦洲中心小学', 'Reedmarsh Central Primary School'),
  bilingual('东港职业学院', 'Eastport Vocational College'), bilingual('钟楼幼儿园', 'Bell Tower Kindergarten'), bilingual('青石县二中', 'Bluestone No. 2 Middle School'), bilingual('柳荫特殊教育学校', 'Willow Shade School for Special Needs'),
]

export const parks = [
  bilingual('芦洲湿地', 'the Reedmarsh wetland'), bilingual('望江公园', 'Rivergate Park'), bilingual('荷花塘公园', 'Lotus Pond Park'), bilingual('云台山步道', 'the Cloudterrace trail'),
  bilingual('老船厂公园', 'Old Shipyard Park'), bilingual('橘园公园', 'Orange Grove Park'), bilingual('南堤绿道', 'the South Dyke greenway'), bilingual('白塔公园', 'White Pagoda Park'),
]

export const hospitals = [
  bilingual('市人民医院', 'the City People’s Hospital'), bilingual('望江区中医院', 'Rivergate Hospital of Chinese Medicine'), bilingual('东港儿童医院', 'Eastport Children’s Hospital'),
  bilingual('渡口社区卫生服务中心', 'the Ferry Steps health centre'), bilingual('云台康复医院', 'Cloudterrace Rehabilitation Hospital'), bilingual('青石县医院', 'Bluestone County Hospital'),
]

/** Names of men in the composed articles; the hand-written articles have names of their own. */
export const men = [
  bilingual('陆春生', 'Lu Chunsheng'), bilingual('贺建国', 'He Jianguo'), bilingual('姚思远', 'Yao Siyuan'), bilingual('薛大海', 'Xue Dahai'), bilingual('邱明辉', 'Qiu Minghui'), bilingual('龚长河', 'Gong Changhe'),
  bilingual('常守业', 'Chang Shouye'), bilingual('庞志新', 'Pang Zhixin'), bilingual('鲁方', 'Lu Fang'), bilingual('祝云飞', 'Zhu Yunfei'), bilingual('韦一鸣', 'Wei Yiming'), bilingual('穆向东', 'Mu Xiangdong'), bilingual('纪元', 'Ji Yuan'),
]
export const women = [
  bilingual('方雅琴', 'Fang Yaqin'), bilingual('温玉兰', 'Wen Yulan'), bilingual('程小满', 'Cheng Xiaoman'), bilingual('范一诺', 'Fan Yinuo'), bilingual('戴静', 'Dai Jing'), bilingual('宋青禾', 'Song Qinghe'),
  bilingual('乔月', 'Qiao Yue'), bilingual('黎秋白', 'Li Qiubai'), bilingual('梅若', 'Mei Ruo'), bilingual('秦桂枝', 'Qin Guizhi'), bilingual('康宁', 'Kang Ning'), bilingual('岳小舟', 'Yue Xiaozhou'), bilingual('廖芸', 'Liao Yun'),
]
