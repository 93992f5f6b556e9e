import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Map;

/** Converts a document of Firestore's REST API into the rules engine's JSON for a value. */
final class FirestoreDocument {
  private FirestoreDocument() {}

  /** Returns what a rule gets from firestore.get: {data, id}. */
  static JsonObject toExpression(JsonObject document) {
    String name = document.get("name").getAsString();
    JsonObject fields = new JsonObject();
    fields.add("data", map(document.getAsJsonObject("fields")));
    fields.add(
        "id", one("string_value", new JsonPrimitive(name.substring(name.lastIndexOf('/') + 1))));
    return mapOf(fields);
  }

  private static JsonObject map(JsonObject fields) {
    JsonObject converted = new JsonObject();
    if (fields != null) {
      for (Map.Entry<String, JsonElement> field : fields.entrySet()) {
        converted.add(field.getKey(), value(field.getValue().getAsJsonObject()));
      }
    }
    return mapOf(converted);
  }

  private static JsonObject value(JsonObject typed) {
    Map.Entry<String, JsonElement> entry = typed.entrySet().iterator().next();
    JsonElement value = entry.getValue();
    return switch (entry.getKey()) {
      case "booleanValue" -> one("bool_value", value);
      case "integerValue" -> one("int_value", value);
      case "doubleValue" -> one("float_value", value);
      case "stringValue", "referenceValue" -> one("string_value", value);
      case "bytesValue" -> one("bytes_value", value);
      case "timestampValue" -> one("timestamp_value", value);
      case "mapValue" -> map(value.getAsJsonObject().getAsJsonObject("fields"));
      case "arrayValue" -> list(value.getAsJsonObject().getAsJsonArray("values"));
      default -> one("null_value", JsonNull.INSTANCE);
    };
  }

  private static JsonObject list(JsonArray values) {
    JsonArray converted = new JsonArray();
    if (values != null) {
      values.forEach(element -> converted.add(value(element.getAsJsonObject())));
    }
    return one("list_value", one("values", converted));
  }

  private static JsonObject mapOf(JsonObject fields) {
    return one("map_value", one("fields", fields));
  }

  private static JsonObject one(String key, JsonElement value) {
    JsonObject object = new JsonObject();
    object.add(key, value);
    return object;
  }
}
