// What the server says in Arabic about zones, modules and short lists at the desk.
import type { Messages } from './messages.ts'

export const arabicZoneMessages: Messages = {
  'A border needs at least three corners.': 'تحتاج الحدود إلى ثلاث زوايا على الأقل.',
  'The border has more than {most} corners. Leave some of them out.':
    'في الحدود أكثر من {most} زاوية. احذف بعضها.',
  'A corner is not on the map: latitudes go from -90 to 90, longitudes from -180 to 180.':
    'إحدى الزوايا خارج الخريطة: خطوط العرض من -90 إلى 90 وخطوط الطول من -180 إلى 180.',
  'The border does not end where it begins.': 'الحدود لا تنتهي حيث تبدأ.',
  'The corners lie in one line: there is no area between them.': 'الزوايا كلها على خط واحد، فلا مساحة بينها.',
  'The border crosses or touches itself.': 'الحدود تتقاطع مع نفسها أو تلامسها.',
  'A hole must lie wholly inside the border and outside other holes.':
    'يجب أن تقع الفتحة بكاملها داخل الحدود وخارج الفتحات الأخرى.',
  'The zone overlaps others of the same priority: {names}. Move its border or change its priority.':
    'تتداخل المنطقة مع مناطق لها الأولوية نفسها: {names}. حرّك حدودها أو غيّر أولويتها.',
  'The new border leaves things outside. Stores: {stores}, running orders: {orders}.':
    'ستبقى خارج الحدود الجديدة متاجر: {stores}، وطلبات جارية: {orders}.',
  'Orders are still on their way in this zone: {count}. Switch it off now and archive it afterwards.':
    'ما زالت في هذه المنطقة طلبات جارية: {count}. أوقفها الآن وأرشفها بعد ذلك.',
  'There are stores in this zone: {count}. Move them to another zone or archive them first.':
    'في هذه المنطقة متاجر: {count}. انقلها إلى منطقة أخرى أو أرشفها أولًا.',
  'This module has stores in the zone: {count}. Move or archive them before you take it out.':
    'لهذه الوحدة متاجر في المنطقة: {count}. انقلها أو أرشفها قبل إخراج الوحدة.',
  'One of these modules does not exist any more.': 'إحدى هذه الوحدات لم تعد موجودة.',
  'The highest delivery charge is below the lowest one.': 'الحد الأعلى لرسوم التوصيل أقل من الحد الأدنى.',
  'This zone is archived. Bring it back before you change it.': 'هذه المنطقة مؤرشفة. أعدها قبل تغييرها.',
  'One of these zones does not exist any more.': 'إحدى هذه المناطق لم تعد موجودة.',
  'This module has stores in zones you took out: {count}. Move or archive them first.':
    'لهذه الوحدة متاجر في المناطق التي أخرجتها: {count}. انقلها أو أرشفها أولًا.',
  'There are stores in this module: {count}. Archive them first, or only switch the module off.':
    'في هذه الوحدة متاجر: {count}. أرشفها أولًا، أو أوقف الوحدة فقط.',
  'Orders of this module are still on their way: {count}. Switch it off now and archive it afterwards.':
    'ما زالت لهذه الوحدة طلبات جارية: {count}. أوقفها الآن وأرشفها بعد ذلك.',
  'This module is archived. Bring it back before you change it.': 'هذه الوحدة مؤرشفة. أعدها قبل تغييرها.',
  'Name each section of this home page once, and leave at least one of them on.':
    'اذكر كل قسم من هذه الصفحة الرئيسية مرة واحدة، واترك واحدًا منها على الأقل مفعّلًا.',
  'The modules are not the same any more. Look at the list again.':
    'تغيّرت قائمة الوحدات. انظر إليها مرة أخرى.',
  'Orders or couriers name this entry. Switch it off instead of removing it.':
    'هذا المُدخل مذكور في طلبات أو عند مندوبين. أوقفه بدلًا من حذفه.',
  'Choose a module that carries parcels.': 'اختر وحدة تنقل الطرود.',
  'The longest way must be longer than the shortest.': 'يجب أن تكون أطول مسافة أكبر من أقصرها.',
}
