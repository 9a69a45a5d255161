// Content types of the files we write.
export const csvType = 'text/csv; charset=utf-8'
export const tsvType = 'text/tab-separated-values; charset=utf-8'
export const xmlType = 'application/xml; charset=utf-8'
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
