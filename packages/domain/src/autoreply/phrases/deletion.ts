import type { Phrases } from './phrases.ts';

/** Words of contacts who ask us to delete what is stored about them. */
export const deletionPhrases: Phrases = {
  en: [
    '(delete/remove/erase/wipe/purge/destroy/forget) .. (my/all my/any of my/our/this) [old/whole/entire/personal/all] {own-things} unless {sport}, app, how do i, wrong number, from my phone, should i',
    '(delete/remove/erase/wipe/purge) .. (everything/all/whatever/anything/what) .. (you have/you know/you stored/you saved/about me/on me)',
    '(my) {own-things} .. (deleted/removed/erased/wiped) unless {sport}, got, was, were, phone got, app',
    '(gdpr/ccpa/right to be forgotten/right to erasure/data deletion/deletion request/delete me from your)',
  ],
  es: [
    '(borra/borren/borrar/borre/elimina/eliminen/eliminar/elimine/suprime/supriman/suprimir/borrad/eliminad) .. (mis/mi/toda mi/todos mis) {mis-cosas} unless como borro, app',
    '(borra/borren/borrar/elimina/eliminen/eliminar) .. (todo/toda) .. (que tienen/que tienes/sobre mi/de mi)',
    '(derecho al olvido/derecho de supresion/rgpd/ley de proteccion de datos/borrado de datos/eliminacion de datos)',
  ],
  pt: [
    '(apaga/apague/apaguem/apagar/exclua/excluam/excluir/deleta/delete/deletem/deletar/remova/removam/remover/elimine/eliminem) .. (meus/os meus/minhas/meu/minha/a minha/o meu/todos os meus) {meus-dados} unless como apago, app',
    '(lgpd/exclusao de dados/exclusao dos meus dados/direito ao esquecimento)',
  ],
  fr: [
    '(supprime/supprimez/supprimer/efface/effacez/effacer/retirez) .. (mes/mon/toutes mes/ma/tous mes) {mes-donnees} unless comment, app',
    '(rgpd/droit a loubli/droit a leffacement/suppression de mes donnees)',
  ],
  de: [
    '(losch/losche/loscht/loschen/entfern/entferne/entfernt/entfernen/vernichten) .. (meine/alle meine/meinen/mein) {meine-daten} unless wie losche ich, app',
    '(meine/alle meine/meinen/mein) {meine-daten} .. (loschen/loscht/losche/entfernen/geloscht/loschung) unless wurden, app',
    '(dsgvo/loschung meiner daten/recht auf vergessenwerden/recht auf loschung)',
  ],
  it: [
    '(cancella/cancellate/cancellare/elimina/eliminate/eliminare/rimuovi/rimuovete/rimuovere/cancelli) .. (i miei/miei/mio/il mio/mia/la mia/tutti i miei) {miei-dati} unless come cancello, app',
    '(gdpr/diritto alloblio/cancellazione dei miei dati/cancellazione dei dati)',
  ],
  nl: [
    '(verwijder/verwijderen/verwijdert/wis/wissen) .. (mijn/al mijn) {mijn-gegevens} unless hoe verwijder ik, app',
    '(mijn/al mijn) {mijn-gegevens} .. (verwijderen/wissen/verwijderd/gewist/verwijdert) unless werd, app',
    '(avg verzoek/recht op vergetelheid/recht om vergeten te worden)',
  ],
  pl: [
    '(usun/usuncie/usunac/skasuj/skasujcie/skasowac/wykasuj/wykasujcie) .. (moje/moj/moja/wszystkie moje) {moje-dane} unless jak usunac, aplikacj*',
    '(rodo/prawo do bycia zapomnianym/usuniecie moich danych/usuniecia moich danych)',
  ],
};
