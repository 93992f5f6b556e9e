import { spanishChainText } from '@pa-ledger/domain/approvers/role-messages.es';
import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';
import { spanishPageMessages } from '@pa-ledger/domain/page-messages.es';
import { SPANISH_USE_A_POINT } from '@pa-ledger/domain/text/field-messages.es';
import type { FormMessages } from './form-messages.ts';

export const spanishFormMessages: FormMessages = {
  requiredBeforeStar: 'Los campos marcados con',
  requiredAfterStar: 'son obligatorios. Agregue al menos un recibo, en foto o PDF.',
  restored: {
    draft: 'Guardamos lo que usted escribió antes.',
    lastTime: 'Llenamos el formulario con sus datos de la última vez.',
    expenseBefore: 'Llenamos sus datos y a quién se le paga con los de su última solicitud.',
  },
  forget: '¿No es usted? Borrar estos datos',
  forgotten: 'Listo. Este dispositivo ya no guarda sus datos.',
  startWithReceipt: 'Empiece con el recibo',
  missingReceipts: (count) =>
    count === 1
      ? 'No pudimos guardar un recibo. Agréguelo otra vez.'
      : `No pudimos guardar ${count} recibos. Agréguelos otra vez.`,
  showMissing: 'Ver qué falta',

  contact: { heading: 'Información de contacto', hint: '¿Cómo podemos comunicarnos con usted?' },
  details: { heading: 'Detalles del gasto', hint: 'Díganos qué pagó, cuándo y cuánto.' },
  payment: {
    heading: 'Información de pago',
    hint: '¿A nombre de quién va el cheque, y a qué dirección lo enviamos?',
  },
  description: { heading: 'Descripción', hint: '¿Qué compró y para qué fue?' },
  receiptUpload: {
    heading: 'Recibos',
    hint: 'Agregue un archivo por recibo, o ponga todos en un solo PDF.',
  },

  categoryPlaceholder: {
    loading: 'Cargando las categorías…',
    error: 'Todavía no hay categorías',
    outdated: 'Todavía no hay categorías',
    ready: 'Elija una categoría',
  },
  events: 'Eventos',
  administrative: 'Gastos administrativos',
  categoriesFailed: 'No pudimos cargar las categorías. Guardamos lo que usted escribió.',
  categoryGone: (name) => `“${name}” ya no está disponible. Elija otra categoría.`,
  loadCategoriesAgain: 'Intentar de nuevo',
  approvalsFollow: (roles) =>
    `Necesita ${roles.length} ${roles.length === 1 ? 'aprobación' : 'aprobaciones'}: ${spanishChainText(roles)}.`,

  split: {
    several: 'Este recibo es para más de un evento',
    hint: 'Díganos cuánto fue para los otros eventos. Cada evento tiene que aprobar su parte.',
    event: (number) => `Evento ${number}`,
    amount: (number) => `Monto del evento ${number}`,
    add: 'Agregar otro evento',
    remove: (number) => `Quitar el evento ${number}`,
    rest: (amount, category) => `Queda para ${category}: ${amount}`,
  },

  salesTax: {
    recorded: 'El impuesto (sales tax) que aparece en el recibo, si lo hay.',
    notReimbursed:
      'La asociación está exenta de este impuesto (sales tax), así que le reembolsamos el resto.',
  },

  payBy: '¿Cómo quiere que le paguemos?',
  useMyName: 'Usar mi nombre',
  payee: {
    cleared:
      'Borramos “A nombre de” y “Dirección postal” para que escriba los datos del proveedor.',
    vendorAgain: '“A nombre de” y “Dirección postal” son otra vez los del proveedor.',
    yoursAgain: '“A nombre de” y “Dirección postal” son otra vez los suyos.',
    undo: 'Deshacer',
  },
  vendor: {
    paidTo: 'El nombre del proveedor, como aparece en la factura.',
    mailingAddress: 'La dirección de pago del proveedor, como aparece en la factura.',
    receipts: 'Agregue la factura del proveedor, y los recibos que tenga.',
  },
  vendorIsPaid:
    'Cuando se apruebe, le pagaremos al proveedor. Por favor, no pague usted la factura.',

  receipts: 'Recibos',
  chooseFiles: 'Elegir archivos',
  takePhoto: 'Tomar una foto',
  dropHere: 'o arrástrelos hasta aquí',
  receiptRules: `PDF, JPEG o PNG; hasta ${MAX_RECEIPTS} archivos de 10 MB. Si una foto es muy grande, la reducimos. ${spanishPageMessages.noTaxNumbers}`,
  useAPoint: SPANISH_USE_A_POINT,
  noReceipt: 'No tengo recibo',
  openingStatement: 'Abriendo…',
  statementFailed: 'No pudimos abrir la declaración. Revise su conexión e inténtelo de nuevo.',
  filesAdded: 'Archivos agregados',
  shrunkFrom: (size) => `Lo redujimos (era de ${size})`,
  codeMissing:
    'Una parte de esta página no cargó; tal vez la acabamos de actualizar. Inténtelo de nuevo, o vuelva a cargar la página. Guardaremos lo que escribió, y le diremos qué archivos debe elegir otra vez.',
  uploadOf: (name) => `Subiendo ${name}`,
  tryAgainIn: (seconds) =>
    seconds === 1
      ? 'Inténtelo de nuevo en 1 segundo.'
      : `Inténtelo de nuevo en ${seconds} segundos.`,
  retry: 'Intentar de nuevo',
  retryFile: (name) => `Intentar de nuevo: ${name}`,
  removeFile: (name) => `Quitar ${name}`,
  reading: 'Leyendo…',
  uploading: (percent) => `Subiendo ${percent}%`,
  uploaded: 'Ya se subió',
  fileRefused: 'No lo podemos aceptar. Elíjalo otra vez o quítelo.',
  fileLost: 'No se guardó',
  statementLost:
    'La declaración no se guardó. Presione “No tengo recibo” para agregarla otra vez. Guardamos lo que usted escribió.',
  chooseAgain: 'Elegir otra vez',
  chooseFileAgain: (name) => `Elegir otra vez: ${name}`,
  uploadFailed: 'No se pudo subir. Revise su conexión e inténtelo de nuevo.',
  fileFaulty: (name, fault) => `${name}: ${fault}`,
  notSent: 'Todavía no se ha enviado',
  sendAnyway: 'Enviarlo de todos modos',
  sendFileAnyway: (name) => `Enviarlo de todos modos: ${name}`,
  fileRemoved: (name) => `Se quitó ${name}.`,
  fileUploaded: (name) => `Se subió ${name}.`,
  fileNotUploaded: (name) => `No pudimos subir ${name}.`,
  filesNotAdded: (count) =>
    count === 1 ? 'No pudimos agregar un archivo' : `No pudimos agregar ${count} archivos`,
  ok: 'Aceptar',

  submitting: 'Enviando…',

  lookAgainAt: 'Por favor, revise',
  receiptLost:
    'Un recibo no se subió. Inténtelo de nuevo, elíjalo otra vez, envíelo de todos modos o quítelo. Después envíe la solicitud.',
  isThisRight: '¿Está bien así?',
  change: 'Cambiarlo',
  submitAsIs: 'Enviar así',
  startNewExpense: 'Empezar una solicitud nueva con estos datos',
  entriesKept: 'Guardamos lo que usted escribió.',
  offline: 'Parece que no tiene conexión a internet.',
  timedOut: 'Esto está tardando demasiado.',
  unreachable: 'No pudimos comunicarnos con el servidor.',
};
