/** Shows a date field with its time of day. */
export const WITH_TIME = { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm', timeFormat: 'HH:mm' } as const
