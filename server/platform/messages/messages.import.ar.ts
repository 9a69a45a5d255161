// Server messages about imports in Arabic, keyed by their English text.
import type { Messages } from './messages.ts'

export const arabicImportMessages: Messages = {
  'You may not import or export these.': 'لا يُسمح لك باستيراد هذه البيانات أو تصديرها.',
  'The file is larger than {limit} MB. Split it into several files.':
    'الملف أكبر من {limit} ميغابايت. قسّمه إلى عدة ملفات.',
  'The file did not arrive whole. Please send it again.': 'لم يصل الملف كاملًا. أرسله مرة أخرى من فضلك.',
  'This import is at another step by now. Look at it again.':
    'انتقل هذا الاستيراد إلى خطوة أخرى. راجعه مرة أخرى.',
  'One of the columns does not fit this kind of file.': 'أحد الأعمدة لا يناسب هذا النوع من الملفات.',
  'Two columns of the file are mapped to “{field}”. Choose one of them.':
    'رُبط عمودان من الملف بـ«{field}». اختر واحدًا منهما.',
  'Say which column names the thing: its ID, its SKU or its name.':
    'حدّد العمود الذي يحوي المعرّف أو رمز الصنف أو الاسم.',
  'This store does not exist or is not yours.': 'هذا المتجر غير موجود أو ليس من متاجرك.',
  'Some rows are refused. Mend them, or say that the others are to be imported without them.':
    'رُفضت بعض الصفوف. أصلحها، أو اختر استيراد البقية من دونها.',
  'No row of the file changes anything.': 'لا يغيّر أي صف في الملف شيئًا.',
  'You have many unfinished imports. Finish or cancel some of them first.':
    'لديك عمليات استيراد كثيرة لم تكتمل. أكمل بعضها أو ألغه أولًا.',
  'The file is empty.': 'الملف فارغ.',
  'The file has headings only, and no rows below them.': 'في الملف عناوين فقط ولا صفوف تحتها.',
  'The file is damaged or cut off. Save it again and send the new one.':
    'الملف تالف أو مقطوع. احفظه من جديد وأرسل الملف الجديد.',
  'This is no file we can read. Send CSV, Excel (.xlsx), a Google Merchant feed or a schema.org menu.':
    'لا يمكننا قراءة هذا الملف. أرسل ملف CSV أو Excel ‏(.xlsx) أو خلاصة Google Merchant أو قائمة schema.org.',
  'This is an old Excel file. Save it as .xlsx or CSV.': 'هذا ملف Excel قديم. احفظه بصيغة ‎.xlsx أو CSV.',
  'The file has {count} columns; at most {limit} are read.':
    'عدد أعمدة الملف {count}، ولا يُقرأ أكثر من {limit}.',
  'The file has more than {limit} rows. Split it into several files.':
    'في الملف أكثر من {limit} صف. قسّمه إلى عدة ملفات.',
  'Line {line} has a cell with more than {limit} characters.':
    'في السطر {line} خلية فيها أكثر من {limit} حرف.',
  'Line {line} cannot be read: a quotation mark is opened and never closed, or stands inside a cell.':
    'تتعذر قراءة السطر {line}: علامة اقتباس فُتحت ولم تُغلق، أو تقع داخل خلية.',
  'The file unpacks to far more than it holds. We do not open such files.':
    'يصير الملف عند فك ضغطه أكبر بكثير من حجمه. لا نفتح مثل هذه الملفات.',
  'The ZIP holds more than {limit} files.': 'في ملف ZIP أكثر من {limit} ملف.',
  'The ZIP with the pictures is damaged or cut off.': 'ملف ZIP الذي يحوي الصور تالف أو مقطوع.',
  'Rows that were fine when the file was checked are refused now. Nothing was written; look at them again.':
    'رُفضت الآن صفوف كانت سليمة عند فحص الملف. لم يُكتب شيء، فراجعها مرة أخرى.',
  'Whoever started this import may not do it any more.': 'من بدأ هذا الاستيراد لم يعد مخوّلًا بذلك.',
  'The import failed for a reason of ours. Nothing was written.': 'فشل الاستيراد لسبب من جهتنا. لم يُكتب شيء.',
  'There is none with this ID.': 'لا شيء بهذا المعرّف.',
  'There is no such item to change.': 'لا يوجد صنف كهذا لتغييره.',
  'Several are called this. Say the ID or the SKU.':
    'هناك أكثر من واحد بهذا الاسم. اذكر المعرّف أو رمز الصنف.',
  'Line {line} is about the same one.': 'السطر {line} عن الشيء نفسه.',
  'The row names nothing: ID, SKU and name are empty.':
    'لا يسمّي الصف شيئًا: المعرّف ورمز الصنف والاسم كلها فارغة.',
  'This must not be empty.': 'يجب ألا يكون هذا فارغًا.',
  '“{value}” is not a number.': '«{value}» ليس رقمًا.',
  '“{value}” is not a whole number.': '«{value}» ليس عددًا صحيحًا.',
  '“{value}” can be read in two ways. Write it without separators of thousands.':
    'يمكن قراءة «{value}» بطريقتين. اكتبه بلا فواصل للآلاف.',
  'It must be {most} at most.': 'يجب ألا يزيد على {most}.',
  'It must be {least} at least.': 'يجب ألا يقل عن {least}.',
  'The form of an item would not take this.': 'لن يقبل نموذج الصنف هذه القيمة.',
  'It must be between {least} and {most}.': 'يجب أن يكون بين {least} و{most}.',
  '“{value}” is neither yes nor no.': '«{value}» ليس نعم ولا لا.',
  '“{value}” is not a time like 09:30.': '«{value}» ليس وقتًا مثل 09:30.',
  '“{value}” cannot be read as opening hours. Write: Mon-Fri 09:00-21:00; Sat 10:00-14:00':
    'لا يمكن قراءة «{value}» كساعات عمل. اكتب هكذا: Mon-Fri 09:00-21:00; Sat 10:00-14:00',
  '“{value}” is not an email address.': '«{value}» ليس عنوان بريد إلكتروني.',
  '“{value}” is none of: {choices}.': '«{value}» ليس واحدًا من: {choices}.',
  'It cannot be read. Export an item to see how it is written.': 'تتعذر قراءته. صدّر صنفًا لترى كيف يُكتب.',
  'It is longer than {most} characters.': 'أطول من {most} حرف.',
  'It holds more than {most} entries.': 'فيه أكثر من {most} قيمة.',
  'There is no “{value}” here.': 'لا يوجد «{value}» هنا.',
  'There are several “{value}”. Write # and the ID instead.':
    'يوجد أكثر من «{value}». اكتب # والمعرّف بدلًا منه.',
  'Say which store it is of.': 'حدّد المتجر الذي ينتمي إليه.',
  'An item cannot move to another store.': 'لا يمكن نقل صنف إلى متجر آخر.',
  'This store is not yours.': 'هذا المتجر ليس من متاجرك.',
  'It cannot move to another module.': 'لا يمكن نقله إلى قسم آخر.',
  'Another item of the store has this SKU.': 'صنف آخر في المتجر له رمز الصنف هذا.',
  'Only an owner of the shop may set this.': 'لا يحدد هذا إلا مالك.',
  'There are no stores in this module.': 'لا متاجر في هذا القسم.',
  'It is archived. Bring it back first.': 'إنه في الأرشيف. أعده أولًا.',
  'A category cannot stand below itself, nor below a category that has a parent.':
    'لا يمكن أن تكون الفئة تحت نفسها ولا تحت فئة لها فئة أم.',
  'The item has no variation “{value}”.': 'ليس للصنف تشكيلة «{value}».',
  'The point lies outside the zone.': 'النقطة خارج المنطقة.',
  'There is no picture “{value}” in the ZIP, nor an address in the cell.':
    'لا توجد صورة «{value}» في ملف ZIP، وليس في الخلية عنوان.',
  'We do not fetch pictures from “{value}”.': 'لا نجلب صورًا من «{value}».',
  'The picture “{value}” could not be fetched.': 'تعذر جلب الصورة «{value}».',
  '“{value}” is not a picture we can read, or it is too large.':
    '«{value}» ليست صورة يمكننا قراءتها، أو أنها كبيرة جدًا.',
  'Allergens are named, but the row says they are not stated.':
    'ذُكرت مسببات حساسية، لكن الصف يقول إنها غير مذكورة.',
}
